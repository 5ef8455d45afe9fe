import { isComposing } from '#shared/ui';
import {
	BlockControls,
	MediaUploadCheck,
	PlainText,
} from '@wordpress/block-editor';
import { DropZone, ToolbarButton } from '@wordpress/components';
import {
	type RefObject,
	useEffect,
	useLayoutEffect,
	useRef,
} from '@wordpress/element';
import {
	code,
	formatBold,
	formatItalic,
	formatListBullets,
	link,
} from '@wordpress/icons';
import type {
	ClipboardEvent,
	ComponentProps,
	KeyboardEvent,
	ReactNode,
} from 'react';
import { FIELD_CLASS } from '../markup';
import { messages } from '../messages';
import {
	applyFormat,
	type Format,
	FORMATS,
	nextItem,
	repeatsBullet,
	type Writing,
} from '../rules/writing';

/**
 * A field that grows with its text. Browsers that support `field-sizing` need a single layout pass. In other browsers,
 * WordPress measures the text, which takes ten layout passes for 4,000 lines.
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
 * The Markdown field, focused when it appears. Backspace in the empty field removes the block. Buttons and keys format
 * the selection, Enter continues a list, and dropped or pasted images are uploaded.
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
	onChange( markdown: string ): void;
	/** Called when a button or an upload inserts text. */
	onWrite( next: Writing ): void;
	onRemove?(): void;
	/** @param caret Position in the text at which to insert the images. */
	onPictures( files: readonly File[], caret: number ): void;
} ): ReactNode {
	/** Position after the start of the item that Enter added last. */
	const added = useRef( Infinity );
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
		const { currentTarget, key, shiftKey } = event;
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
			! isComposing( event ) &&
			start === end
		) {
			const item = nextItem( markdown, start );
			if ( item ) {
				event.preventDefault();
				typeInto( currentTarget, item.words, item.start, start );
				added.current = item.start + item.words.length;
			}
		} else if (
			key === ' ' &&
			start === end &&
			repeatsBullet( markdown, added.current, start )
		) {
			event.preventDefault();
			typeInto( currentTarget, '', added.current, start );
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

const ICONS = {
	bold: formatBold,
	italic: formatItalic,
	link,
	list: formatListBullets,
	code,
};

/** Keys for bold, italic and link; WordPress uses the same shortcuts. */
const KEYS: Readonly< Partial< Record< Format, string > > > = {
	bold: 'b',
	italic: 'i',
	link: 'k',
};

const isApple = () => /^(?:mac|ip)/i.test( window.navigator.platform );

function shortcutOf( format: Format ): string | undefined {
	const key = KEYS[ format ]?.toUpperCase();
	return key && ( isApple() ? '⌘' : 'Ctrl+' ) + key;
}

function FormatButtons( {
	onFormat,
}: {
	onFormat( format: Format ): void;
} ): ReactNode {
	return (
		<BlockControls group="inline">
			{ FORMATS.map( ( format ) => (
				<ToolbarButton
					key={ format }
					icon={ ICONS[ format ] }
					label={ messages.format[ format ]() }
					shortcut={ shortcutOf( format ) }
					onClick={ () => onFormat( format ) }
				/>
			) ) }
		</BlockControls>
	);
}

function formatOfKeys( {
	key,
	ctrlKey,
	metaKey,
	altKey,
	shiftKey,
}: KeyboardEvent ): Format | undefined {
	return ( isApple() ? metaKey : ctrlKey ) && ! altKey && ! shiftKey
		? FORMATS.find( ( format ) => KEYS[ format ] === key.toLowerCase() )
		: undefined;
}

/**
 * Returns a function that changes the text and sets the selection.
 *
 * @param field    The source field; null while it is not shown.
 * @param markdown Current text of the field.
 * @param onChange Saves the new text.
 */
export function useWriting(
	field: RefObject< HTMLTextAreaElement >,
	markdown: string,
	onChange: ( markdown: string ) => void
): ( next: Writing ) => void {
	const written = useRef< Writing | null >( null );
	useLayoutEffect( () => {
		if ( written.current ) {
			const { start, end } = written.current;
			field.current?.setSelectionRange( start, end );
			written.current = null;
		}
	}, [ field, markdown ] );
	return ( next ) => {
		written.current = field.current && next;
		onChange( next.text );
	};
}

/** Returns the text and the selection of the field. */
export function writingOf( field: HTMLTextAreaElement ): Writing {
	const { value, selectionStart, selectionEnd } = field;
	return { text: value, start: selectionStart, end: selectionEnd };
}

/** Replaces the text between two positions and fires the same events as typing. */
function typeInto(
	field: HTMLTextAreaElement,
	words: string,
	start: number,
	end: number
): void {
	field.setRangeText( words, start, end, 'end' );
	field.dispatchEvent( new InputEvent( 'input', { bubbles: true } ) );
}
