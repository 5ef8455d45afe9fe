import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

export { details } from './details';

export const contactInfo = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "contact-info/edit" */ './edit' ),
	save,
	transforms,
} );
