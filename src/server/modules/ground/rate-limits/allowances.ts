const minute = 60;
export const hour = 60 * minute;
export const day = 24 * hour;

/** How many times the limit of an IPv6 network (/64) its site (/48) gets. */
export const siteFactor = 4;

/** The rate limits per client. */
export const allowances = {
  register: { points: 100, seconds: hour },
  /** Each one calls a sign-in provider. */
  visitProvider: { points: 100, seconds: hour },
  verifyEmail: { points: 60, seconds: hour },
  resendVerification: { points: 5, seconds: hour },
  forgotPasswordFrom: { points: 30, seconds: hour },
  forgotPasswordFor: { points: 5, seconds: hour },
  resetPassword: { points: 30, seconds: hour },
  checkResetLink: { points: 60, seconds: hour },
  /** Per account and network; a two-step sign-in counts twice. */
  signIn: { points: 60, seconds: hour },
  signInFromSite: { points: 60 * siteFactor, seconds: hour },
  /** The next ones are logged and mostly emailed: don't let them flood the log or an inbox. */
  changeName: { points: 30, seconds: hour },
  changeAddress: { points: 10, seconds: hour },
  changePassword: { points: 10, seconds: hour },
  changeTwoStep: { points: 30, seconds: hour },
  renewRecoveryCodes: { points: 10, seconds: hour },
  changePasskeys: { points: 30, seconds: hour },
  changeProviders: { points: 20, seconds: hour },
  endSessions: { points: 60, seconds: hour },
  exportData: { points: 10, seconds: hour },
  revertAddress: { points: 60, seconds: hour },
  /** Account emails to one inbox, possibly requested by a stranger. */
  mailTo: { points: 10, seconds: hour },
  passkeyChallenge: { points: 300, seconds: hour },
  report: { points: 20, seconds: hour },
  feedback: { points: 10, seconds: hour },
  signUp: { points: 60, seconds: hour },
  redeemSignUp: { points: 60, seconds: hour },
  discussion: { points: 10, seconds: hour },
  comment: { points: 30, seconds: 10 * minute },
  /** Unverified accounts may be bots. */
  discussionUnverified: { points: 2, seconds: hour },
  commentUnverified: { points: 5, seconds: 10 * minute },
  editComment: { points: 60, seconds: 10 * minute },
  like: { points: 120, seconds: 10 * minute },
  answer: { points: 120, seconds: 10 * minute },
  /** For everyone on one network, such as a class. */
  answerFrom: { points: 600, seconds: 10 * minute },
  /** Wrong ones per network and premium question: “within 5%” gives it away in about a hundred. */
  answerPremium: { points: 60, seconds: day },
  /** Everything else in the attempt log. */
  practice: { points: 300, seconds: 10 * minute },
  setting: { points: 120, seconds: 10 * minute },
  readNotifications: { points: 300, seconds: 10 * minute },
  star: { points: 120, seconds: 10 * minute },
  /** Notes are saved as people type. */
  note: { points: 300, seconds: 10 * minute },
  newNote: { points: 100, seconds: hour },
  /** Moving a question down a long list takes many calls. */
  changeList: { points: 300, seconds: 10 * minute },
  exportCards: { points: 30, seconds: hour },
  carryAnswers: { points: 10, seconds: hour },
  /** Short drills are often restarted. */
  startDrill: { points: 300, seconds: hour },
  startDuel: { points: 60, seconds: hour },
  changeDrill: { points: 120, seconds: 10 * minute },
  carryRuns: { points: 30, seconds: hour },
  /** Each takes half an hour, but some are ended early. */
  startInterview: { points: 12, seconds: day },
  /** Each is kept for three months. */
  openMeeting: { points: 20, seconds: day },
  /** A class may share one address. */
  joinMeeting: { points: 100, seconds: hour },
  /** Looking for a partner, canceling and blocking. */
  partner: { points: 60, seconds: hour },
  subscribe: { points: 30, seconds: hour },
  manageSubscription: { points: 60, seconds: hour },
  view: { points: 1_000, seconds: hour },
} as const;

/** Counted per process, for calls too frequent for the database. */
export const lightAllowances = {
  visit: { points: 1_000, duration: minute },
  clientError: { points: 60, duration: minute },
  cspReport: { points: 60, duration: minute },
  readAnswer: { points: 600, duration: minute },
  /** People search as they type, and a class may share one address. */
  search: { points: 1_200, duration: 10 * minute },
  /** One per question, and a class may share one address. */
  nextQuestion: { points: 1_200, duration: 10 * minute },
  tryAnswer: { points: 120, duration: minute },
  /** One per item, from several people behind one address. */
  drillAnswers: { points: 1_000, duration: minute },
  /** Answers are saved as people type. */
  interviewAnswers: { points: 300, duration: minute },
  /** Notes are saved as people type. */
  meeting: { points: 300, duration: minute },
  /** Sent as people type; guests in several rooms may share one address. */
  meetingPad: { points: 6_000, duration: minute },
  /** Each one may take half a second. */
  dealAgain: { points: 20, duration: minute },
} as const;

export type Allowance = keyof typeof allowances | keyof typeof lightAllowances;
