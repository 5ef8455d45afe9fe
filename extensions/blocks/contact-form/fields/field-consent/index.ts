import { defineBlock } from '#shared/definitions';
import { iconOf } from '../../field/icons';
import { labelOf } from '../../field/label-of';
import { consentTransforms } from '../../field/transforms';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';
import { variations } from './variations';

export const fieldConsent = defineBlock( {
	...block,
	attributes,
	icon: iconOf( 'consent' ),
	edit: () =>
		import( /* webpackChunkName: "contact-form/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	transforms: consentTransforms,
	variations: variations(),
	label: labelOf,
} );
