import { MediaUploadCheck, PlainText } from '@wordpress/block-editor';
import { DropZone } from '@wordpress/components';
import { useEffect, type RefObject } from '@wordpress/element';
import type {
	ClipboardEvent,
	ComponentProps,
	KeyboardEvent,
	ReactNode,
} from 'react';
import { FIELD_CLASS } from '../markup';
import { messages } from '../messages';
import { nextItem } from '../rules/next-item';
import { applyFormat, type Format, type Writing } from '../rules/writing';
import { FormatButtons, formatOfKeys } from './format-buttons';
import { typeInto, writingOf } from './use-writing';

/**
 * A field as high as its text. Browsers that size it themselves lay the text out once; for the others WordPress
 * measures it, which lays 4,000 lines out ten times.
 */
function GrowingField( {
	field,
	...props
}: Omit< ComponentProps< typeof PlainText >, 'ref' > & {
	field: RefObject< HTMLTextAreaElement >;
} ): ReactNode {
	if ( ! globalThis.CSS?.supports?.( 'field-sizing', 'content' ) ) {
		return <PlainText { ...props } ref={ field } />;
	}
	return (
		<textarea
			{ ...props }
			ref={ field }
			className={ `block-editor-plain-text ${ props.className }` }
			onChange={ ( { target } ) => props.onChange( target.value ) }
		/>
	);
}

/**
 * The field for the Markdown. It gets the focus when it appears, and Backspace in an empty field removes the block.
 * Buttons and keys format the selection, Enter continues a list, and dropped or pasted pictures are uploaded.
 */
export function SourceField( {
	field,
	markdown,
	onChange,
	onWrite,
	onRemove,
	onPictures,
}: {
	field: RefObject< HTMLTextAreaElement >;
	markdown: string;
	/** Something was typed. */
	onChange( markdown: string ): void;
	/** Something is written that nobody has typed. */
	onWrite( next: Writing ): void;
	onRemove?(): void;
	/** @param caret Where they belong in the text. */
	onPictures( files: readonly File[], caret: number ): void;
} ): ReactNode {
	useEffect( () => field.current?.focus(), [ field ] );

	function format( name: Format ): void {
		if ( field.current ) {
			field.current.focus();
			onWrite( applyFormat( writingOf( field.current ), name ) );
		}
	}

	function handleKeyDown(
		event: KeyboardEvent< HTMLTextAreaElement >
	): void {
		const { currentTarget, key, nativeEvent, shiftKey } = event;
		const { start, end } = writingOf( currentTarget );
		const name = formatOfKeys( event );
		if ( name ) {
			event.preventDefault();
			format( name );
		} else if ( key === 'Backspace' && markdown === '' ) {
			event.preventDefault();
			onRemove?.();
		} else if (
			key === 'Enter' &&
			! shiftKey &&
			! nativeEvent.isComposing &&
			start === end
		) {
			const item = nextItem( markdown, start );
			if ( item ) {
				event.preventDefault();
				typeInto( currentTarget, item.words, item.start, start );
			}
		}
	}

	function handlePaste( event: ClipboardEvent< HTMLTextAreaElement > ): void {
		const files = Array.from( event.clipboardData.files );
		// A program that copies text may add a picture of it.
		if ( files.length && ! event.clipboardData.getData( 'text/plain' ) ) {
			event.preventDefault();
			onPictures( files, event.currentTarget.selectionStart );
		}
	}

	return (
		<>
			<FormatButtons onFormat={ format } />
			<GrowingField
				field={ field }
				className={ FIELD_CLASS }
				value={ markdown }
				onChange={ onChange }
				onKeyDown={ handleKeyDown }
				onPaste={ handlePaste }
				placeholder={ messages.placeholder() }
				aria-label={ messages.field() }
			/>
			<MediaUploadCheck>
				<DropZone
					label={ messages.dropPictures() }
					onFilesDrop={ ( files ) =>
						onPictures(
							files,
							field.current?.selectionStart ?? markdown.length
						)
					}
				/>
			</MediaUploadCheck>
		</>
	);
}
