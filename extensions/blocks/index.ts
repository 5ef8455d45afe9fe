/** The blocks, one line each: the only line outside a block's folder that knows it. A family may bring several, or a list. */
export { amazon } from './amazon';
export { businessHours } from './business-hours';
export { button } from './button';
export {
	contactForm,
	fieldCheckbox,
	fieldCheckboxMultiple,
	fieldConsent,
	fieldDate,
	fieldEmail,
	fieldName,
	fieldRadio,
	fieldSelect,
	fieldTelephone,
	fieldText,
	fieldTextarea,
	fieldUrl,
} from './contact-form';
export { address, contactInfo, email, phone } from './contact-info';
export { gif } from './gif';
export { imageCompare } from './image-compare';
export { mailchimp } from './mailchimp';
export { map } from './map';
export { markdown } from './markdown';
export { newsletter } from './newsletter';
export { podcastPlayer } from './podcast-player';
export { ratingStar } from './rating-star';
export { relatedPosts } from './related-posts';
export { repeatVisitor } from './repeat-visitor';
export { sendAMessage } from './send-a-message';
export { slideshow } from './slideshow';
export { story } from './story';
export { subscriptions } from './subscriptions';
export { whatsappButton } from './whatsapp-button';
export { wordads } from './wordads';
