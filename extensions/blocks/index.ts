/**
 * All blocks, one line each. Apart from tests, no other file outside a block's folder imports from it. A folder may
 * export several blocks, or a list.
 */
export { amazon } from './amazon';
export { businessHours } from './business-hours';
export { button } from './button';
export { calendly } from './calendly';
export { contactForm, fields } from './contact-form';
export { contactInfo, details } from './contact-info';
export { donations } from './donations';
export { eventbrite } from './eventbrite';
export { gif } from './gif';
export { googleCalendar } from './google-calendar';
export { imageCompare } from './image-compare';
export { instagramGallery } from './instagram-gallery';
export { mailchimp } from './mailchimp';
export { map } from './map';
export { markdown } from './markdown';
export { newsletter } from './newsletter';
export { opentable } from './opentable';
export { pinterest } from './pinterest';
export { podcastPlayer } from './podcast-player';
export { ratingStar } from './rating-star';
export { recurringPayments } from './recurring-payments';
export { relatedPosts } from './related-posts';
export { repeatVisitor } from './repeat-visitor';
export { sendAMessage } from './send-a-message';
export { shareButtons } from './share-buttons';
export { simplePayments } from './simple-payments';
export { slideshow } from './slideshow';
export { story } from './story';
export { subscriptions } from './subscriptions';
export { tiledGallery } from './tiled-gallery';
export { whatsappButton } from './whatsapp-button';
export { wordads } from './wordads';
