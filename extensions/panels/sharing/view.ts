import { offerShareMenu } from '#shared/share-links';

offerShareMenu();
