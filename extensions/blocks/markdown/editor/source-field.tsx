import { PlainText } from '@wordpress/block-editor';
import { useEffect, useRef } from '@wordpress/element';
import type { KeyboardEvent, ReactNode } from 'react';
import { FIELD_CLASS } from '../markup';
import { messages } from '../messages';

/** The Markdown itself. It takes the focus when it appears; Backspace in an empty one removes the block. */
export function SourceField( {
	markdown,
	onChange,
	onRemove,
}: {
	markdown: string;
	onChange( markdown: string ): void;
	onRemove?(): void;
} ): ReactNode {
	const field = useRef< HTMLTextAreaElement >( null );
	useEffect( () => field.current?.focus(), [] );

	function handleKeyDown( event: KeyboardEvent ): void {
		if ( event.key === 'Backspace' && markdown === '' ) {
			event.preventDefault();
			onRemove?.();
		}
	}

	return (
		<PlainText
			ref={ field }
			className={ FIELD_CLASS }
			value={ markdown }
			onChange={ onChange }
			onKeyDown={ handleKeyDown }
			placeholder={ messages.placeholder() }
			aria-label={ messages.field() }
		/>
	);
}
