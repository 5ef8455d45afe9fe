import { attr, type AttributesOf } from '#shared/attributes';
import type { Deprecation } from '#shared/definitions';
import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';

const attributes = {
	criteria: attr.oneOf( [ 'after-visits', 'before-visits' ], 'after-visits' ),
	threshold: attr.number( 3, { min: 1, step: 1 } ),
};

type Attributes = AttributesOf< typeof attributes >;

function save( {
	attributes: { criteria, threshold },
}: {
	attributes: Attributes;
} ) {
	const rule: Record< `data-${ string }`, string > = {
		'data-criteria': criteria,
		'data-threshold': String( threshold ),
	};
	return (
		<div { ...useInnerBlocksProps.save( useBlockProps.save( rule ) ) } />
	);
}

/** While a threshold that is no number of visits was brought to the nearest one: pages that were saved so keep it. */
export const v1: Deprecation = {
	attributes,
	supports: {
		html: false,
		anchor: true,
		align: [ 'wide', 'full' ],
		color: { gradients: true, link: true },
		layout: true,
		spacing: { margin: true, padding: true, blockGap: true },
		interactivity: { clientNavigation: false },
	},
	save: save as Deprecation[ 'save' ],
};
