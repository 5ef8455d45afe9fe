import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The caption of a block, to be written in place. */
export function CaptionField( {
	value,
	onChange,
}: {
	/** HTML. */
	value: string;
	onChange( caption: string ): void;
} ): ReactNode {
	return (
		<RichText
			identifier="caption"
			tagName="div"
			className="wp-element-caption"
			aria-label={ messages.caption() }
			placeholder={ messages.addCaption() }
			value={ value }
			onChange={ onChange }
		/>
	);
}
