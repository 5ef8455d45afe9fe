import { RichText } from '@wordpress/block-editor';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The caption of a block, which authors edit on the canvas. */
export function CaptionField( {
	value,
	onChange,
}: {
	/** Caption as HTML. */
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
