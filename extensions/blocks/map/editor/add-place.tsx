import { call, errorMessage, useEndpoint } from '#shared/api';
import { useOffered } from '#shared/post-offers';
import {
	Button,
	ExternalLink,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { search as searchIcon } from '@wordpress/icons';
import type { ClipboardEvent, ReactNode } from 'react';
import {
	type AuthorsMapService,
	type FoundPlace,
	isShortLink,
	resolveMapLink,
	searchAtSite,
	searchPlaces,
	searchText,
} from '../api';
import { ROOT_CLASS } from '../class-names';
import { messages } from '../messages';
import type { PlacedPoint } from '../rules/places';
import { nameInAddress } from '../rules/name-in-address';
import { readPlace } from '../rules/place-in-address';
import { OSM_MAKER } from '../rules/providers';

/**
 * A field that accepts a place in any form: coordinates, the URL of a map page, or search terms if the site has a
 * search. A pasted place is added right away. Sends no request while the author types; the site resolves short links.
 * Over a map, the field is in a corner, with messages and results below.
 */
export function AddPlace( {
	service,
	search,
	hasMap,
	isOver,
	isFirst,
	onAdd,
}: {
	service: AuthorsMapService | null;
	/** The search for places; undefined until the site has answered. */
	search: AuthorsMapService[ 'search' ] | undefined;
	hasMap: boolean;
	/** Whether the field is shown over the map or its drawing. */
	isOver: boolean;
	/** Whether the map has no places yet. If so, the help text is shown even over the map. */
	isFirst: boolean;
	/** Adds a place. If the map already has a marker at this place, returns the marker's name. */
	onAdd( point: PlacedPoint ): string;
} ): ReactNode {
	const helpId = useId();
	const [ typed, setTyped ] = useState( '' );
	const [ asked, setAsked ] = useState( '' );
	const [ refusal, setRefusal ] = useState( '' );
	/** Text that the site cannot search for: the submitted text or the name in a link. The form links to a search for it. */
	const [ toLookUp, setToLookUp ] = useState( '' );
	const [ isResolving, setResolving ] = useState( false );
	const canSearch = search !== undefined && search !== 'none';

	const change = ( text: string ) => {
		setTyped( text );
		setAsked( '' );
		setRefusal( '' );
		setToLookUp( '' );
	};
	const add = ( point: PlacedPoint ) => {
		const known = onAdd( point );
		change( '' );
		setRefusal( known && messages.alreadyThere( known ) );
	};
	/**
	 * Searches for a name or address. Without a search, shows a link that does.
	 *
	 * @param text The typed text, or the name in a link.
	 */
	const lookFor = ( text: string ) => {
		const words = searchText( text );
		if ( canSearch && words ) {
			setTyped( text );
			setAsked( words );
		} else {
			setToLookUp( text );
		}
	};
	/** The field's current text. A late response neither replaces nor clears text that was typed meanwhile. */
	const latest = useRef( typed );
	latest.current = typed;
	const resolve = async ( link: string ) => {
		setResolving( true );
		let found: PlacedPoint | null = null;
		let name = '';
		let problem: string = messages.shortLink();
		try {
			const url = await call( resolveMapLink, {
				query: { url: link.trim().replace( /^http:/i, 'https:' ) },
			} );
			const read = readPlace( url );
			found = read && { ...read, caption: '' };
			name = nameInAddress( url );
		} catch ( error ) {
			problem = errorMessage( error );
		}
		setResolving( false );
		if ( latest.current !== link ) {
			return;
		}
		if ( found ) {
			add( found );
		} else if ( name ) {
			lookFor( name );
		} else {
			setRefusal( problem );
		}
	};
	const contact = useOffered( 'contact' );
	const contactSearch = searchText( contact );
	/** Adds the best match for the address in the post's contact info. */
	const takeContact = async () => {
		const before = latest.current;
		setResolving( true );
		try {
			const [ found ] = await ( service && search === 'mapbox'
				? call( searchPlaces, mapboxSearch( service, contactSearch ) )
				: call( searchAtSite, siteSearch( contactSearch ) ) );
			if ( found && latest.current === before ) {
				add( pointOf( found ) );
			} else if ( found ) {
				onAdd( pointOf( found ) );
			} else {
				setRefusal( messages.nothingFound() );
			}
		} catch ( error ) {
			setRefusal( messages.searchFailed( errorMessage( error ) ) );
		}
		setResolving( false );
	};
	/** Adds the place in a text. Returns whether the text contains a place, or is a short link to one. */
	const take = ( text: string ): boolean => {
		const read = readPlace( text );
		const isLink = isShortLink( text );
		if ( read ) {
			add( { ...read, caption: '' } );
		} else if ( isLink && ! isResolving ) {
			void resolve( text );
		}
		return read !== null || isLink;
	};
	const submit = () => {
		if ( ! take( typed ) && typed.trim() ) {
			lookFor( nameInAddress( typed ) || typed.trim() );
		}
	};
	/** Adds a pasted place right away. Other text stays in the field, so that the author can change it. */
	const paste = ( event: ClipboardEvent ) => {
		const text = event.clipboardData.getData( 'text/plain' );
		if ( ! typed && take( text ) ) {
			event.preventDefault();
			setTyped( isShortLink( text ) ? text : '' );
		}
	};
	const notSearched = search ? messages.notSearched : messages.noCoordinates;
	const lookUpHelp =
		toLookUp === typed.trim() ? notSearched() : messages.onlyName();
	const isAdding = readPlace( typed ) !== null || ! canSearch;
	return (
		<form
			className={ `${ ROOT_CLASS }__add${ isOver ? ' is-over' : '' }` }
			onSubmit={ ( event ) => {
				event.preventDefault();
				submit();
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ messages.addPlace() }
				hideLabelFromVision={ isOver }
				aria-describedby={ helpId }
				placeholder={ messages.addHint( canSearch ) }
				value={ typed }
				autoComplete="off"
				onChange={ change }
				onPaste={ paste }
			/>
			<Button
				__next40pxDefaultSize
				variant="secondary"
				type="submit"
				isBusy={ isResolving }
				icon={ isAdding ? undefined : searchIcon }
				label={ isAdding ? undefined : messages.search() }
			>
				{ isAdding && messages.add() }
			</Button>
			<div className={ `${ ROOT_CLASS }__answers` }>
				{ isFirst &&
					! toLookUp &&
					contactSearch &&
					( canSearch ? (
						<Button
							__next40pxDefaultSize
							variant="secondary"
							isBusy={ isResolving }
							disabled={ isResolving }
							accessibleWhenDisabled
							onClick={ () => void takeContact() }
						>
							{ messages.useContact() }
						</Button>
					) : (
						<ExternalLink href={ searchPage( contact ) }>
							{ messages.lookUpContact() }
						</ExternalLink>
					) ) }
				{ refusal && (
					<Notice status="warning" isDismissible={ false }>
						{ refusal }
					</Notice>
				) }
				{ toLookUp && (
					<Notice
						status="warning"
						isDismissible={ false }
						spokenMessage={ lookUpHelp }
					>
						<p>{ lookUpHelp }</p>
						<ExternalLink href={ searchPage( toLookUp ) }>
							{ messages.lookUp() }
						</ExternalLink>
					</Notice>
				) }
				{ service && asked && search === 'mapbox' && (
					<FoundByMapbox
						service={ service }
						search={ asked }
						onAdd={ add }
					/>
				) }
				{ asked && search === 'site' && (
					<FoundBySite search={ asked } onAdd={ add } />
				) }
				<p
					id={ helpId }
					className={ `${ ROOT_CLASS }__help` }
					hidden={ Boolean(
						asked || refusal || toLookUp || ( isOver && ! isFirst )
					) }
				>
					{ messages.addHelp[ search ?? 'none' ]( hasMap ) }
				</p>
			</div>
		</form>
	);
}

/** Returns the URL of OpenStreetMap's page that searches for a text. */
const searchPage = ( text: string ) =>
	`https://www.openstreetmap.org/search?query=${ encodeURIComponent( text ) }`;

const MAX_RESULTS = 5;

type Search = { search: string; onAdd( point: PlacedPoint ): void };

/** The author's language as a two-letter code, because both search services accept this form. */
const language = () => document.documentElement.lang.slice( 0, 2 ) || 'en';

const mapboxSearch = ( { key }: AuthorsMapService, search: string ) => ( {
	query: {
		q: search,
		permanent: 'true',
		access_token: key,
		limit: MAX_RESULTS,
		language: language(),
	} as const,
} );

const siteSearch = ( search: string ) => ( {
	query: { search, language: language() },
} );

const pointOf = ( { coordinates, title, address }: FoundPlace ) => ( {
	coordinates,
	title,
	caption: address === title ? '' : address,
} );

function FoundByMapbox( {
	service,
	search,
	onAdd,
}: Search & { service: AuthorsMapService } ): ReactNode {
	const found = useEndpoint( searchPlaces, mapboxSearch( service, search ) );
	return <Found found={ found } onAdd={ onAdd } />;
}

function FoundBySite( { search, onAdd }: Search ): ReactNode {
	const found = useEndpoint( searchAtSite, siteSearch( search ) );
	return (
		<>
			<Found found={ found } onAdd={ onAdd } />
			<p>
				<ExternalLink href={ OSM_MAKER.link }>
					{ OSM_MAKER.text }
				</ExternalLink>
			</p>
		</>
	);
}

function Found( {
	found,
	onAdd,
}: {
	found: {
		status: string;
		data?: FoundPlace[] | null;
		error?: unknown;
		retry(): void;
	};
	onAdd( point: PlacedPoint ): void;
} ): ReactNode {
	if ( found.status === 'failed' ) {
		return (
			<Notice
				status="error"
				isDismissible={ false }
				actions={ [
					{ label: messages.tryAgain(), onClick: found.retry },
				] }
			>
				{ messages.searchFailed( errorMessage( found.error ) ) }
			</Notice>
		);
	}
	if ( ! found.data?.length ) {
		return (
			<p role="status">
				{ found.data ? messages.nothingFound() : messages.searching() }
			</p>
		);
	}
	return (
		<ul
			className={ `${ ROOT_CLASS }__found` }
			aria-label={ messages.found() }
		>
			{ found.data.map( ( place, index ) => (
				<li key={ index }>
					<Button
						__next40pxDefaultSize
						onClick={ () => onAdd( pointOf( place ) ) }
					>
						{ place.address }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
