import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

export const amazon = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "amazon/edit" */ './edit' ),
	save,
	transforms,
} );
