export { BankDetails } from './bank-details';
export { BankMissing } from './bank-missing';
export { BankSettings } from './bank-settings';
export { EuroHint } from './euro-hint';
export { messages as bankMessages } from './messages';
export { otherBlocks } from './other-blocks';
export { isBankOffered } from '../account';
