import { isRTL } from '@wordpress/i18n';
import { defineBlock } from '#shared/definitions';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { transforms } from './transforms';

export const ratingStar = defineBlock( {
	...block,
	attributes,
	icon: () => import( /* webpackChunkName: "icons" */ './icon' ),
	edit: () => import( /* webpackChunkName: "rating-star/edit" */ './edit' ),
	save,
	transforms,
	// Align new blocks right in right-to-left languages. The schema's own default must stay "left".
	variations: isRTL()
		? [ { name: 'rtl', isDefault: true, attributes: { align: 'right' } } ]
		: [],
} );
