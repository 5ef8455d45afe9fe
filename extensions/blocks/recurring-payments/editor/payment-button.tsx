import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** The payment button as visitors see it. Its text can be edited in place; it cannot be moved or removed. */
export function PaymentButton(): ReactNode {
	const template = useMemo(
		() => [
			[
				'dovetail/button',
				{ element: 'button', text: messages.button() },
			],
		],
		[]
	);
	return (
		<div
			{ ...useInnerBlocksProps(
				{},
				{
					allowedBlocks: [ 'dovetail/button' ],
					template,
					templateLock: 'all',
				}
			) }
		/>
	);
}
