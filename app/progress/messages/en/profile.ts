// The document's title
export const title = () => "Profile";

// The learner
export const memberSince = <T>({ date }: { date: T }) => ["Member since ", date] as const;
export const toDashboard = () => "Go to Dashboard";
export const accountSettings = () => "Account Settings";
export const logOut = () => "Logout";
export const loggingOut = () => "Logging out...";

// Tabs
export const activity = () => "My Learning Activity";
export const filesTab = () => "My Files";
export const chatsTab = () => "Chats";
export const quizzesTab = () => "Quizzes";
export const analyticsTab = () => "Analytics";
