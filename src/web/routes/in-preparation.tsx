import { Link } from 'react-router';

export default function InPreparation() {
  return (
    <section>
      <h1>In preparation</h1>
      <p>This part of the site is not open yet.</p>
      <Link to="/">Back to the home page</Link>
    </section>
  );
}
