import { ExternalLink, Modal, Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useMemo } from '@wordpress/element';
import type { ReactNode } from 'react';
import { publicizeStore } from '../../store';
import type { Card, Tweet } from '../endpoints';
import { messageOf, refreshTweets } from '../update-tweets';
import { messages, suffix } from '../messages';
import { threadOf } from '../rules/thread';
import { withCard } from '../state';

/** A preview of the thread, tweet by tweet. */
export function ThreadPreview( { onClose }: { onClose(): void } ): ReactNode {
	const { tweets, cards, isStale, message, url } = useSelect( ( select ) => {
		const { getEditedPostAttribute, getPermalink } = select( editorStore );
		return {
			tweets: select( publicizeStore() ).getTweets(),
			cards: select( publicizeStore() ).getTwitterCards(),
			isStale: select( publicizeStore() ).isThreadStale(),
			message:
				messageOf( select ) ||
				String( getEditedPostAttribute( 'title' ) ?? '' ),
			url: getPermalink() ?? '',
		};
	}, [] );
	const thread = useMemo(
		() =>
			threadOf( tweets, {
				message,
				suffix: suffix(),
				url,
				closing: messages.closing(),
				closingOfMore: messages.closingOfMore(),
			} ).map( ( tweet ) => withCard( tweet, cards ) ),
		[ tweets, cards, message, url ]
	);
	return (
		<Modal
			title={ messages.preview() }
			size="medium"
			className="dovetail-thread"
			onRequestClose={ onClose }
		>
			{ isStale && (
				<Notice
					status="warning"
					isDismissible={ false }
					actions={ [
						{ label: messages.again(), onClick: refreshTweets },
					] }
				>
					{ messages.stale() }
				</Notice>
			) }
			<ol className="dovetail-thread__tweets">
				{ thread.map( ( tweet, index ) => (
					<li
						key={ index }
						aria-label={ messages.position(
							index + 1,
							thread.length
						) }
					>
						<p className="dovetail-thread__text" dir="auto">
							{ tweet.text }
						</p>
						<Media media={ tweet.media } />
						{ tweet.tweet && (
							<p className="dovetail-thread__quoted">
								{ messages.quoted() }{ ' ' }
								<bdi>
									<ExternalLink href={ tweet.tweet }>
										{ tweet.tweet }
									</ExternalLink>
								</bdi>
							</p>
						) }
						{ typeof tweet.card === 'object' && (
							<CardOf card={ tweet.card } />
						) }
					</li>
				) ) }
			</ol>
		</Modal>
	);
}

function Media( { media }: { media: Tweet[ 'media' ] } ): ReactNode {
	return media.length === 0 ? null : (
		<div className="dovetail-thread__media">
			{ media.map( ( { url, type, alt }, index ) =>
				type.startsWith( 'image/' ) ? (
					<img key={ index } src={ url } alt={ alt } loading="lazy" />
				) : (
					<ExternalLink key={ index } href={ url }>
						{ messages.film() }
					</ExternalLink>
				)
			) }
		</div>
	);
}

function CardOf( { card }: { card: Card } ): ReactNode {
	return (
		<div className={ `dovetail-thread__card is-${ card.type }` } dir="auto">
			{ card.image && (
				<img
					src={ card.image }
					alt=""
					loading="lazy"
					referrerPolicy="no-referrer"
				/>
			) }
			<div>
				<span>{ new URL( card.url ).hostname }</span>
				<strong>{ card.title }</strong>
				<span>{ card.description }</span>
			</div>
		</div>
	);
}
