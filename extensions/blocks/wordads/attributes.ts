import { attr } from '#shared/attributes';
import { AD_FORMAT_NAMES } from './formats';

export const attributes = {
	align: attr.oneOf(
		[ 'left', 'center', 'right', 'wide', 'full' ],
		'center'
	),
	format: attr.oneOf( AD_FORMAT_NAMES, 'mrec' ),
	hideMobile: attr.boolean( false ),
};
