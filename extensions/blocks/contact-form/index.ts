import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { variations } from './variations';

export { fields } from './fields';

export const contactForm = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "contact-form/edit" */ './edit' ),
	save,
	variations: variations(),
} );
