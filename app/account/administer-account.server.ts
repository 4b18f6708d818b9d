/** Statements by which `administration/` changes an account, in one batch with the record of it. */
export { banStatements, resetPasswordStatements, unbanStatement } from "./account-store.server";
