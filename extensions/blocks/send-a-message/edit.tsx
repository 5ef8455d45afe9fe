import { useBlockProps, useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { BUTTON, newButtonAttributes } from './button';

/** Contains one button. If a post has more, they are kept. */
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
