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
 * A field that is as high as its text. Browsers that support it do this with one layout; for others, WordPress measures
 * the text, which takes ten layouts for 4,000 lines.
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
	/** Called when the author types. */
	onChange( markdown: string ): void;
	/** Called when text is inserted by a button or an upload. */
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
		// Some programs copy text together with an image of it.
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
