import { useInnerBlocksProps } from '@wordpress/block-editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from '../messages';

/** The button that visitors press: its words are written in place, and it can be neither moved nor removed. */
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
