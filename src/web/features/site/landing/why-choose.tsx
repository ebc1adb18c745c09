import { StaticHtml } from '../../../components/static-html.tsx';
import { useSettings } from '../../../queries/settings.ts';
import { Reasons } from './static.ts';

export function WhyChoose() {
  const { app_title } = useSettings();
  return (
    <section className="border-rule border-t">
      <div className="page-width py-16 sm:py-20">
        <h2 className="text-3xl">Why Choose {app_title}</h2>
        <StaticHtml Content={Reasons} />
      </div>
    </section>
  );
}
