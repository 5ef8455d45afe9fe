import { TextareaControl } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The field for what a slide shows, in words. */
export function AltControl( {
	index,
	help,
	value,
	onChange,
}: {
	/** Of the slide, 0 for the first. */
	index: number;
	/** What makes good words for the block's slides. */
	help: string;
	value: string;
	onChange( alt: string ): void;
} ): ReactNode {
	return (
		<TextareaControl
			label={ messages.altOf( index + 1 ) }
			help={ help }
			value={ value }
			onChange={ onChange }
		/>
	);
}
