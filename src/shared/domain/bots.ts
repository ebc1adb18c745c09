const botWords =
  /(?<!cu)bot(?![a-z])|crawl|spider|slurp|scrap|preview|facebookexternalhit|embedly|monitor|lighthouse|phantomjs|archiver|feedfetcher|^(curl|wget|python|java|go-http|ruby|perl|libwww|okhttp)/i;

/** Whether nobody in person looks at a page: as far as the program says so. */
export function isBot(userAgent: string): boolean {
  return userAgent.trim() === '' || botWords.test(userAgent);
}
