import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';
import { transforms } from './transforms';

export { details } from './details';

export const contactInfo = defineBlock( {
	...block,
	attributes,
	icon,
	edit: () =>
		import( /* webpackChunkName: "contact-info/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	transforms,
} );
