export { extractMessages } from './extract-messages';
export { messageKey, TEXT_DOMAIN, type Message } from './message';
export { readPot } from './pot';
export { potPath } from './pot-path';
export { pseudoTranslate } from './pseudo-translate';
export { writePseudoLocale } from './write-pseudo-locale';
export { writeTranslations } from './write-translations';
