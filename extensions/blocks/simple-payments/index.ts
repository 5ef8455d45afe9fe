import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { variations } from './variations';

export const simplePayments = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () =>
		import( /* webpackChunkName: "simple-payments/edit" */ './edit' ),
	save,
	variations,
	label: ( { title } ) => title || undefined,
} );
