import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import type { ReactNode } from 'react';

/** What the block may hold, in the order in which a new one holds it. */
const CHILDREN = [ 'dovetail/address', 'dovetail/email', 'dovetail/phone' ];

const TEMPLATE = CHILDREN.map( ( name ) => [ name ] );

/** Address, e-mail and phone, each a block of its own: they can be moved, removed and added. */
export function Edit(): ReactNode {
	return (
		<div
			{ ...useInnerBlocksProps( useBlockProps(), {
				allowedBlocks: CHILDREN,
				template: TEMPLATE,
				templateLock: false,
			} ) }
		/>
	);
}
