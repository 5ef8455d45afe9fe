import { errorSentence, useEndpoint } from '#shared/api';
import {
	Button,
	ExternalLink,
	Notice,
	TextControl,
} from '@wordpress/components';
import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import {
	searchAtSite,
	searchPlaces,
	type AuthorsMapService,
	type FoundPlace,
} from '../api';
import { ROOT_CLASS } from '../class-names';
import { messages } from '../messages';
import { searchText } from '../rules/editing';
import { isShortLink, readPlace } from '../rules/place-in-address';
import type { PlacedPoint } from '../rules/points';
import { OSM_MAKER } from '../rules/providers';

/** Places that a search offers. */
const MOST_FOUND = 5;

/**
 * One field for whatever says where a place is: coordinates, the address of a map page, and words where somebody
 * searches for them. Nobody is asked while the author types.
 */
export function AddPlace( {
	service,
	search,
	hasMap,
	onAdd,
}: {
	service: AuthorsMapService | null;
	search: AuthorsMapService[ 'search' ];
	/** Whether there is a map to click on. */
	hasMap: boolean;
	onAdd( point: PlacedPoint ): void;
} ): ReactNode {
	const [ typed, setTyped ] = useState( '' );
	const [ asked, setAsked ] = useState( '' );
	const [ refusal, setRefusal ] = useState( '' );
	const place = readPlace( typed );

	const change = ( text: string ) => {
		setTyped( text );
		setAsked( '' );
		setRefusal( '' );
	};
	const add = ( point: PlacedPoint ) => {
		onAdd( point );
		change( '' );
	};
	const submit = () => {
		const words = searchText( typed );
		if ( place ) {
			add( { ...place, caption: '' } );
		} else if ( isShortLink( typed ) ) {
			setRefusal( messages.shortLink() );
		} else if ( search !== 'none' && words ) {
			setAsked( words );
		} else if ( typed.trim() ) {
			setRefusal( messages.noCoordinates() );
		}
	};
	return (
		<form
			className={ `${ ROOT_CLASS }__add` }
			onSubmit={ ( event ) => {
				event.preventDefault();
				submit();
			} }
		>
			<TextControl
				__next40pxDefaultSize
				label={ messages.addPlace() }
				help={ messages.addHelp[ search ]( hasMap ) }
				value={ typed }
				autoComplete="off"
				onChange={ change }
			/>
			<Button __next40pxDefaultSize variant="secondary" type="submit">
				{ place || search === 'none'
					? messages.add()
					: messages.search() }
			</Button>
			{ refusal && (
				<Notice status="warning" isDismissible={ false }>
					{ refusal }
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
		</form>
	);
}

type Search = { search: string; onAdd( point: PlacedPoint ): void };

/** The author's language, as both kinds of servers take it. */
const language = () => document.documentElement.lang.slice( 0, 2 ) || 'en';

function FoundByMapbox( {
	service,
	search,
	onAdd,
}: Search & { service: AuthorsMapService } ): ReactNode {
	const found = useEndpoint( searchPlaces, {
		query: {
			q: search,
			permanent: 'true',
			access_token: service.key,
			limit: MOST_FOUND,
			language: language(),
		},
	} );
	return <Found found={ found } onAdd={ onAdd } />;
}

function FoundBySite( { search, onAdd }: Search ): ReactNode {
	const found = useEndpoint( searchAtSite, {
		query: { search, language: language() },
	} );
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
				{ messages.searchFailed( errorSentence( found.error ) ) }
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
			{ found.data.map( ( { title, address, coordinates }, index ) => (
				<li key={ index }>
					<Button
						__next40pxDefaultSize
						onClick={ () =>
							onAdd( {
								coordinates,
								title,
								caption: address === title ? '' : address,
							} )
						}
					>
						{ address }
					</Button>
				</li>
			) ) }
		</ul>
	);
}
