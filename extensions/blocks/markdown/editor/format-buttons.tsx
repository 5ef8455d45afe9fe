import { BlockControls } from '@wordpress/block-editor';
import { ToolbarButton } from '@wordpress/components';
import {
	code,
	formatBold,
	formatItalic,
	formatListBullets,
	link,
} from '@wordpress/icons';
import type { KeyboardEvent, ReactNode } from 'react';
import { messages } from '../messages';
import { FORMATS, type Format } from '../rules/writing';

const ICONS = {
	bold: formatBold,
	italic: formatItalic,
	link,
	list: formatListBullets,
	code,
};

/** WordPress's own keyboard shortcuts for these formats. */
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

/** Buttons for bold, italic, link, list and code. */
export function FormatButtons( {
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

/** Returns the format of a pressed keyboard shortcut. */
export function formatOfKeys( {
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
