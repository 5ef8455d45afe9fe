import { speak } from '@wordpress/a11y';
import { Button, Flex, TextControl } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** How long the button shows “Copied”, in milliseconds. */
const COPIED_MS = 4000;

/** The short URL, read-only, with a copy button. */
export function Panel(): ReactNode {
	const link = useSelect(
		( select ) =>
			String(
				select( editorStore ).getEditedPostAttribute(
					'jetpack_shortlink'
				) ?? ''
			),
		[]
	);
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( link, () => {
		setIsCopied( true );
		speak( messages.copied() );
	} );
	useEffect( () => {
		if ( isCopied ) {
			const timer = setTimeout( () => setIsCopied( false ), COPIED_MS );
			return () => clearTimeout( timer );
		}
	}, [ isCopied ] );

	return link ? (
		<Flex direction="column">
			<TextControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ messages.label() }
				hideLabelFromVision
				type="url"
				dir="ltr"
				readOnly
				value={ link }
				onChange={ () => {} }
				onFocus={ ( { currentTarget } ) => currentTarget.select() }
			/>
			<div>
				<Button ref={ ref } variant="secondary" __next40pxDefaultSize>
					{ isCopied ? messages.copied() : messages.copy() }
				</Button>
			</div>
		</Flex>
	) : (
		<p>{ messages.none() }</p>
	);
}
