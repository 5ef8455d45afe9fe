import { copyField } from '#shared/view';
import { speak } from '@wordpress/a11y';
import { Button, Flex, TextControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** How long the button shows “Copied”, in milliseconds. */
const COPIED_MS = 4000;

/** The short URL, read-only, with a copy button. */
export function Panel(): ReactNode {
	const { link, isPublished } = useSelect( ( select ) => {
		const editor = select( editorStore );
		return {
			link: String(
				editor.getEditedPostAttribute( 'jetpack_shortlink' ) ?? ''
			),
			isPublished: editor.isCurrentPostPublished(),
		};
	}, [] );
	const [ isCopied, setIsCopied ] = useState( false );
	const [ isRefused, setIsRefused ] = useState( false );
	const field = useRef< HTMLInputElement >( null );
	const button = useRef< HTMLButtonElement >( null );
	useEffect( () => {
		if ( isCopied ) {
			const timer = setTimeout( () => setIsCopied( false ), COPIED_MS );
			return () => clearTimeout( timer );
		}
	}, [ isCopied ] );

	const handleCopy = async () => {
		const isDone =
			field.current !== null && ( await copyField( field.current ) );
		setIsCopied( isDone );
		setIsRefused( ! isDone );
		if ( isDone ) {
			button.current?.focus();
			speak( messages.copied() );
		} else {
			speak( messages.refused(), 'assertive' );
		}
	};

	return link ? (
		<Flex direction="column">
			<TextControl
				ref={ field }
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ messages.label() }
				hideLabelFromVision
				type="url"
				dir="ltr"
				readOnly
				value={ link }
				help={
					( isRefused && messages.refused() ) ||
					( ! isPublished && messages.unpublished() )
				}
				onChange={ () => {} }
				onFocus={ ( { currentTarget } ) => currentTarget.select() }
			/>
			<div>
				<Button
					ref={ button }
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => void handleCopy() }
				>
					{ isCopied ? messages.copied() : messages.copy() }
				</Button>
			</div>
		</Flex>
	) : (
		<p>{ messages.none() }</p>
	);
}
