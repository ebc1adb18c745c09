export type Chromium = { executablePath: string; env: Record<string, string> };

export type Environment = Record<string, string | undefined>;
