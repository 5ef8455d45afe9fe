import { defineBlock } from '#shared/definitions';
import { iconOf } from '../../field/icons';
import { labelOf } from '../../field/label-of';
import { transformsOf } from '../../field/transforms';
import { attributes } from './attributes';
import { block } from './block';
import { save } from './save';

export const fieldText = defineBlock( {
	...block,
	attributes,
	icon: iconOf( 'text' ),
	edit: () =>
		import( /* webpackChunkName: "contact-form/edit" */ './edit' ).then(
			( { Edit } ) => Edit
		),
	save,
	transforms: transformsOf( 'text' ),
	label: labelOf,
} );
