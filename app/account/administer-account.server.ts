/** Statements with which `administration/` changes an account, in one batch with the audit record. */
export { banStatements, resetPasswordStatements, unbanStatement } from "./account-store.server";
