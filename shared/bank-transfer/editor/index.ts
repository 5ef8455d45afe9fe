export { BankDetails } from './bank-details';
export { BankMissing } from './bank-missing';
export { BankSettings } from './bank-settings';
export { EuroHint } from './euro-hint';
export { messages as bankMessages } from './messages';
export { useFirstCurrency } from './use-first-currency';
export { isBankOffered } from '../account';
