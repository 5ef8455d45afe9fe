import { Notice } from '@wordpress/components';
import { useLayoutEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { messages, type Warning } from '../messages';
import type { Network } from '../rules/networks';
import type { Preview } from '../rules/preview';

/** Minimum image size in pixels; networks may not show smaller images. */
const MIN_IMAGE_SIZE = 200;

const MAX_TITLE_LINES = 2;

/** Preview of the link card on one network, with warnings and the source of each part. */
export function NetworkPreview( {
	network,
	preview,
	plugin,
	pictureButton,
}: {
	network: Network;
	preview: Preview;
	/** Name of the plugin that prints tags. */
	plugin: string;
	/** Button that adds the missing image. */
	pictureButton?: ReactNode;
} ): ReactNode {
	const {
		title,
		description,
		picture,
		domain,
		site,
		shape,
		missingPicture,
		isHidden,
	} = preview;
	const [ found, setFound ] = useState< readonly Warning[] >( [] );
	const warn = ( warning: Warning ) =>
		setFound( ( before ) => [ ...new Set( [ ...before, warning ] ) ] );
	const heading = useRef< HTMLSpanElement >( null );
	useLayoutEffect( () => {
		const element = heading.current;
		const height = element
			? parseFloat( getComputedStyle( element ).lineHeight )
			: NaN;
		if (
			element &&
			element.offsetHeight > ( MAX_TITLE_LINES + 0.5 ) * height
		) {
			warn( 'long-title' );
		}
	}, [] );
	const warnings: readonly Warning[] = [
		...( isHidden ? [ 'hidden' as const ] : [] ),
		...( shape !== 'none' && ! picture.text ? [ missingPicture ] : [] ),
		...found,
	];
	const parts = {
		domain: <span className="is-domain">{ domain }</span>,
		site: <span className="is-domain">{ site }</span>,
		title: (
			<span className="is-title" ref={ heading }>
				{ title.text }
			</span>
		),
		description: (
			<span className="is-description">{ description.text }</span>
		),
	};
	const sources = { title, description, picture };
	return (
		<>
			<div
				className={ `dovetail-social-previews__card is-${ shape }` }
				role="img"
				aria-label={ [
					...[ title.text, description.text ].map( asSentence ),
					domain,
				]
					.filter( Boolean )
					.join( ' ' ) }
			>
				{ shape !== 'none' &&
					( picture.text ? (
						<img
							src={ picture.text }
							alt=""
							onLoad={ ( {
								currentTarget: { naturalWidth, naturalHeight },
							} ) =>
								Math.min( naturalWidth, naturalHeight ) <
									MIN_IMAGE_SIZE && warn( 'small-picture' )
							}
							onError={ () => warn( 'broken-picture' ) }
						/>
					) : (
						<span className="is-empty">
							{ messages.noPicture() }
						</span>
					) ) }
				<span className="is-text">
					{ network.order.map( ( each ) => (
						<span key={ each }>{ parts[ each ] }</span>
					) ) }
				</span>
			</div>
			{ warnings.map( ( warning ) => (
				<Notice
					key={ warning }
					status="warning"
					isDismissible={ false }
					spokenMessage={ messages.warning[ warning ]() }
				>
					{ messages.warning[ warning ]() }
					{ warning === missingPicture && pictureButton }
				</Notice>
			) ) }
			<h2>{ messages.sources() }</h2>
			<dl>
				{ ( [ 'title', 'description', 'picture' ] as const )
					.filter(
						( part ) => part !== 'picture' || shape !== 'none'
					)
					.map( ( part ) => (
						<div key={ part }>
							<dt>{ messages.part[ part ]() }</dt>
							<dd>
								{ network.readsPage &&
								part === 'description' &&
								! description.text
									? messages.noDescription()
									: messages.source(
											sources[ part ].source,
											plugin
										) }
							</dd>
						</div>
					) ) }
			</dl>
		</>
	);
}

const asSentence = ( text: string ) => text.replace( /[^.!?…]$/, '$&.' );
