import { mountAll } from '#shared/view';
import { advertisement } from './view/advertisement';

mountAll( '.wp-block-dovetail-wordads__content', advertisement );
