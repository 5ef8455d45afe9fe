import { CancelButton, ConnectLink } from '#shared/ui';
import { BlockIcon } from '@wordpress/block-editor';
import {
	Button,
	Placeholder,
	Spinner,
	TextControl,
} from '@wordpress/components';
import { useReducedMotion } from '@wordpress/compose';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import type { Gif } from '../api';
import { icon } from '../icon';
import { ROOT_CLASS } from '../markup';
import { messages } from '../messages';
import { readEntry } from '../rules/read-entry';
import { LibraryButtons, type OwnFile } from './library-buttons';
import {
	canSearch,
	type Choice,
	provider,
	useGifSearch,
} from './use-gif-search';

/** A field for search words and links, with the search results. */
export function Chooser( {
	start,
	isOdd,
	takesFocus,
	choices,
	onChoose,
	onChooseFile,
	onCancel,
}: {
	start: string;
	/** Whether the initial text is a URL without a GIF. */
	isOdd: boolean;
	takesFocus: boolean;
	/** Number of choices so far; Cancel counts too. */
	choices: { current: number };
	onChoose( choice: Choice ): void;
	onChooseFile( file: OwnFile ): void;
	/** Closes the search and returns to the current GIF; undefined if there is no current GIF. */
	onCancel?: () => void;
} ): ReactNode {
	const [ text, setText ] = useState( start );
	const { search, submit } = useGifSearch(
		isOdd
			? {
					status: 'failed',
					sentence: messages.oddLink(),
					canRetry: false,
				}
			: { status: 'idle' },
		onChoose
	);
	const [ hasReturned, setHasReturned ] = useState( false );
	const field = useRef< HTMLInputElement >( null );
	useEffect( () => {
		if ( takesFocus ) {
			field.current?.focus();
		}
	}, [ takesFocus ] );
	const withSearch = canSearch();
	const isLoading = search.status === 'loading';
	const refusing =
		search.status === 'failed' ? search.keyRefusedBy : undefined;
	const isSearch = withSearch && readEntry( text ).kind !== 'gif';

	return (
		<Placeholder
			icon={ <BlockIcon icon={ icon } showColors /> }
			label={ messages.title() }
			instructions={
				withSearch
					? messages.instructions()
					: messages.instructionsWithoutService()
			}
			className={ `${ ROOT_CLASS }__chooser` }
		>
			<form
				className={ `${ ROOT_CLASS }__form` }
				onSubmit={ ( event ) => {
					event.preventDefault();
					void submit( text );
				} }
			>
				<TextControl
					ref={ field }
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					hideLabelFromVision
					label={
						withSearch
							? messages.field()
							: messages.fieldWithoutService()
					}
					placeholder={
						withSearch
							? messages.field()
							: messages.fieldWithoutService()
					}
					value={ text }
					onChange={ setText }
				/>
				<Button
					__next40pxDefaultSize
					variant="primary"
					type="submit"
					accessibleWhenDisabled
					disabled={ isLoading || ! text.trim() }
				>
					{ isSearch ? messages.search() : messages.embed() }
				</Button>
				<CancelButton onClick={ onCancel } />
			</form>
			<LibraryButtons choices={ choices } onChoose={ onChooseFile } />
			{ ! withSearch && (
				<div className={ `${ ROOT_CLASS }__connect` }>
					<ConnectLink
						connection="giphy"
						service="GIPHY"
						variant="secondary"
						onReturn={ () => setHasReturned( true ) }
					/>
				</div>
			) }
			<div role="status" className={ `${ ROOT_CLASS }__status` }>
				{ isLoading && (
					<>
						<Spinner />
						{ messages.searching() }
					</>
				) }
				{ search.status === 'found' &&
					( search.gifs.length
						? messages.found( search.gifs.length )
						: messages.noneFound() ) }
				{ /* The page has the keys of the time at which the editor was opened. */ }
				{ hasReturned &&
					( refusing || ! withSearch ) &&
					messages.reload( refusing?.title ?? 'GIPHY' ) }
			</div>
			{ search.status === 'failed' && (
				<div role="alert" className={ `${ ROOT_CLASS }__failure` }>
					<p>{ search.sentence }</p>
					{ refusing && (
						<ConnectLink
							connection={ refusing.connection }
							service={ refusing.title }
							variant="secondary"
							onReturn={ () => setHasReturned( true ) }
						>
							{ messages.changeKey() }
						</ConnectLink>
					) }
					{ search.canRetry && (
						<Button
							variant="secondary"
							__next40pxDefaultSize
							onClick={ () => void submit( text ) }
						>
							{ messages.tryAgain() }
						</Button>
					) }
				</div>
			) }
			{ search.status === 'found' && search.gifs.length > 0 && (
				<Results
					gifs={ search.gifs }
					onChoose={ ( gif ) =>
						onChoose( {
							gif,
							words: search.words,
							isUnmeasured: false,
						} )
					}
				/>
			) }
		</Placeholder>
	);
}

/** The search results as still images. A hovered or focused result plays, unless the author prefers reduced motion. */
function Results( {
	gifs,
	onChoose,
}: {
	gifs: readonly Gif[];
	onChoose( gif: Gif ): void;
} ): ReactNode {
	return (
		<>
			<ul
				className={ `${ ROOT_CLASS }__results` }
				aria-label={ messages.results() }
			>
				{ gifs.map( ( gif, index ) => (
					<li key={ gif.id }>
						<Result
							gif={ gif }
							name={
								gif.title || messages.resultNumber( index + 1 )
							}
							onChoose={ () => onChoose( gif ) }
						/>
					</li>
				) ) }
			</ul>
			<p className={ `${ ROOT_CLASS }__powered-by` }>
				{ messages.poweredBy( provider()?.title ?? '' ) }
			</p>
		</>
	);
}

function Result( {
	gif: { still, moving },
	name,
	onChoose,
}: {
	gif: Gif;
	name: string;
	onChoose(): void;
} ): ReactNode {
	const isReduced = useReducedMotion();
	const [ isLookedAt, setIsLookedAt ] = useState( false );
	const source = isLookedAt && ! isReduced ? moving || still : still;
	return (
		<button
			type="button"
			className={ `${ ROOT_CLASS }__result` }
			onClick={ onChoose }
			onMouseEnter={ () => setIsLookedAt( true ) }
			onMouseLeave={ () => setIsLookedAt( false ) }
			onFocus={ () => setIsLookedAt( true ) }
			onBlur={ () => setIsLookedAt( false ) }
		>
			{ source ? (
				<img src={ source } alt={ name } referrerPolicy="no-referrer" />
			) : (
				name
			) }
		</button>
	);
}
