import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';
import { variations } from './variations';

export { fieldCheckbox } from './fields/field-checkbox';
export { fieldCheckboxMultiple } from './fields/field-checkbox-multiple';
export { fieldConsent } from './fields/field-consent';
export { fieldDate } from './fields/field-date';
export { fieldEmail } from './fields/field-email';
export { fieldName } from './fields/field-name';
export { fieldRadio } from './fields/field-radio';
export { fieldSelect } from './fields/field-select';
export { fieldTelephone } from './fields/field-telephone';
export { fieldText } from './fields/field-text';
export { fieldTextarea } from './fields/field-textarea';
export { fieldUrl } from './fields/field-url';

export const contactForm = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "contact-form/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	variations: variations(),
} );
