import { loadPyodide } from 'pyodide';

/** Each program has its own names. An uncaught error ends its output with the error's name. */
const runner = `
import contextlib, io

def run(code):
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        try:
            exec(code, {"__name__": "__main__"})
        except Exception as error:
            print(type(error).__name__)
    return printed.getvalue()

run
`;

let loading: Promise<(code: string) => unknown> | undefined;

async function load(): Promise<(code: string) => unknown> {
  const python = await loadPyodide();
  return python.runPython(runner);
}

/** What a Python program prints. */
export async function runPython(code: string): Promise<string> {
  loading ??= load();
  return String((await loading)(code));
}
