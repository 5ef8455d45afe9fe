import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { BUTTON, newButtonAttributes } from './button';

/** Shows a message block with one button. Keeps extra buttons in existing posts. */
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
