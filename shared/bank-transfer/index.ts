export { bankLine, bankTransfer, type Bank } from './bank';
