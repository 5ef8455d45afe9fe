import { errorMessage, useEndpoint } from '#shared/api';
import type { EditingProps } from '#shared/definitions';
import { InertLink } from '#shared/embed/editor';
import type { ApiError } from '#shared/request';
import { InspectorControls } from '@wordpress/block-editor';
import {
	Button,
	ExternalLink,
	Notice,
	PanelBody,
	RangeControl,
	Spinner,
	ToggleControl,
} from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { CSSProperties, ReactNode } from 'react';
import { type Gallery, MAX_POSTS, type Picture, readGallery } from '../api';
import { attributes as schema } from '../attributes';
import { profileAddress } from '../markup';
import { messages } from '../messages';

/** Shows the posts of the chosen account, or an error. */
export function Posts( {
	attributes,
	setAttributes,
	onForget,
	onRefuse,
}: EditingProps< typeof schema > & {
	onForget(): void;
	/** Called when the account is no longer accessible. */
	onRefuse(): void;
} ): ReactNode {
	const { gallery, isLoading, error, retry } = useGallery(
		attributes.accessToken
	);
	const isRefused = error?.code === 'invalid_token';
	const refuse = useRef( onRefuse );
	refuse.current = onRefuse;
	useEffect( () => {
		if ( isRefused ) {
			refuse.current();
		}
	}, [ isRefused ] );

	// The account may have been renamed since it was chosen, and the page links to its current name.
	const shown = {
		...attributes,
		instagramUser: gallery?.username || attributes.instagramUser,
	};
	const places = gallery && gallery.pictures.length + gallery.pending;
	const isEmpty = gallery?.total === 0;
	const address = profileAddress( shown );
	return (
		<>
			<Inspector
				attributes={ shown }
				setAttributes={ setAttributes }
				total={ gallery?.total }
				onForget={ onForget }
			/>
			{ error && (
				<Notice
					status="error"
					isDismissible={ false }
					className="wp-block-dovetail-instagram-gallery__notice"
					spokenMessage={ `${ messages.failed() } ${ errorMessage( error ) }` }
				>
					<p>{ messages.failed() }</p>
					<p>{ errorMessage( error ) }</p>
					<Button
						__next40pxDefaultSize
						variant="secondary"
						onClick={ retry }
					>
						{ messages.retry() }
					</Button>
				</Notice>
			) }
			{ places === 0 && ! error && (
				<Notice status="error" isDismissible={ false }>
					{ isEmpty ? messages.noImages() : messages.failed() }
				</Notice>
			) }
			{ ! gallery && isLoading && (
				<p
					className="wp-block-dovetail-instagram-gallery__loading"
					role="status"
				>
					<Spinner />
					{ messages.loading() }
				</p>
			) }
			{ places !== 0 && (
				<Grid
					{ ...attributes }
					pictures={ gallery?.pictures ?? [] }
					places={ error && ! gallery ? 0 : places }
				/>
			) }
			{ address && <InertLink address={ address } /> }
		</>
	);
}

const ROOT_CLASS = 'wp-block-dovetail-instagram-gallery';

/** The grid as visitors see it, without links. A post whose image has not been fetched yet has an empty cell. */
export function Grid( {
	pictures,
	columns,
	count,
	spacing,
	places = count,
}: {
	pictures: readonly Picture[];
	columns: number;
	count: number;
	spacing: number;
	/** Number of cells in the grid, including empty ones. */
	places?: number;
} ): ReactNode {
	const style = {
		'--dovetail-columns': columns,
		'--dovetail-gap': `${ spacing }px`,
	} as CSSProperties;
	const shown = pictures.slice( 0, count );
	const empty = Math.max( 0, Math.min( count, places ) - shown.length );
	return (
		// eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not announce lists without bullets as lists.
		<ul className={ `${ ROOT_CLASS }__grid` } role="list" style={ style }>
			{ shown.map( ( { url, title, isVideo } ) => (
				<li key={ url } className={ isVideo ? 'is-video' : undefined }>
					<img src={ url } alt={ title } width="480" height="480" />
				</li>
			) ) }
			{ Array.from( { length: empty }, ( _, index ) => (
				<li key={ index } className="is-empty" />
			) ) }
		</ul>
	);
}

/** Milliseconds between requests while the site fetches images, and maximum number of such requests. */
const PAUSE_MS = 3000;
const MAX_REQUESTS = 20;

/** Returns the newest posts of an account. Repeats the request while the site fetches images. */
function useGallery( reference: string ): {
	gallery: Gallery | undefined;
	isLoading: boolean;
	error: ApiError | undefined;
	retry(): void;
} {
	const { status, data, error, retry } = useEndpoint( readGallery, {
		query: { access_token: reference, count: MAX_POSTS },
	} );
	const [ known, setKnown ] = useState< Gallery >();
	const [ looks, setLooks ] = useState( 0 );
	const isPending =
		status === 'done' && data.pending > 0 && looks < MAX_REQUESTS;
	if ( data && data !== known ) {
		setKnown( data );
	}
	useEffect( () => {
		if ( ! isPending ) {
			return;
		}
		const timer = setTimeout( () => {
			setLooks( ( count ) => count + 1 );
			retry();
		}, PAUSE_MS );
		return () => clearTimeout( timer );
	}, [ isPending, retry ] );
	return {
		gallery: data ?? known,
		isLoading: status === 'loading',
		error,
		retry,
	};
}

type Range = 'columns' | 'count' | 'spacing';

function Inspector( {
	attributes,
	setAttributes,
	total,
	onForget,
}: EditingProps< typeof schema > & {
	/** Number of the account's posts, at most thirty; undefined while unknown. */
	total: number | undefined;
	onForget(): void;
} ): ReactNode {
	const { count, instagramUser, isStackedOnMobile } = attributes;
	const slider = ( name: Range ) => (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ messages[ name ]() }
			value={ attributes[ name ] }
			min={ schema[ name ].min }
			max={ schema[ name ].max }
			onChange={ ( value ) =>
				setAttributes( { [ name ]: value ?? schema[ name ].default } )
			}
		/>
	);
	return (
		<InspectorControls>
			<PanelBody title={ messages.accountSettings() }>
				{ instagramUser && (
					<p>
						{ messages.accountLabel() }{ ' ' }
						<ExternalLink href={ profileAddress( attributes ) }>
							{ `@${ instagramUser }` }
						</ExternalLink>
					</p>
				) }
				<Button
					__next40pxDefaultSize
					variant="secondary"
					isDestructive
					onClick={ onForget }
				>
					{ messages.disconnect() }
				</Button>
			</PanelBody>
			<PanelBody title={ messages.displaySettings() }>
				{ total !== undefined && total < count && (
					<div style={ { marginBlockEnd: 16 } }>
						<Notice status="info" isDismissible={ false }>
							{ messages.only( total ) }
						</Notice>
					</div>
				) }
				{ slider( 'count' ) }
				{ slider( 'columns' ) }
				{ slider( 'spacing' ) }
				<ToggleControl
					__nextHasNoMarginBottom
					label={ messages.stack() }
					help={ messages.stackHelp() }
					checked={ isStackedOnMobile }
					onChange={ ( value ) =>
						setAttributes( { isStackedOnMobile: value } )
					}
				/>
			</PanelBody>
		</InspectorControls>
	);
}
