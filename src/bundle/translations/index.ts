export { messageKey, type Message } from './message';
export { readPot } from './pot';
export { potPath } from './pot-path';
export { writePseudoLocale } from './write-pseudo-locale';
export { writeTranslations } from './write-translations';
