import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { icon } from './icon';
import { save } from './save';
import { variations } from './variations';

export { fields } from './fields';

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
