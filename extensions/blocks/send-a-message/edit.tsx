import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { BUTTON, newButtonAttributes } from './button';

/** Holds one button. A post that holds more keeps them. */
export function Edit(): ReactNode {
	const template = useMemo( () => [ [ BUTTON, newButtonAttributes() ] ], [] );
	return (
		<div
			{ ...useInnerBlocksProps( useBlockProps(), {
				allowedBlocks: [ BUTTON ],
				template,
				templateLock: 'insert',
			} ) }
		/>
	);
}
