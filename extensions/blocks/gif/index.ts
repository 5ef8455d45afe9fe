import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

export const gif = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "gif/edit" */ './edit' ),
	save,
	transforms,
	label: ( { file, searchText } ) => file?.alt || searchText || undefined,
} );
