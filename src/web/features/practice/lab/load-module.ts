/** The absolute URL keeps Vite from treating the module as one of its own. */
export function loadModule<Module>(url: string): Promise<Module> {
  return import(/* @vite-ignore */ new URL(url, location.origin).href);
}
