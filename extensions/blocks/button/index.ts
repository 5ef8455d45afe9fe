import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { plainText } from './rules/button-html';
import { save } from './save';

export const button = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "button/edit" */ './edit' ),
	save,
	label: ( { text } ) => plainText( text ) || undefined,
} );
