import { PAGE_CODE } from '#site/api/contract/pageCodes.ts';
import { LARGEST_IMAGE } from '#site/api/contract/uploads.ts';
import { imageTypeOf, insertUpload } from '../../domain/uploads/uploads.ts';
import { ok, refuse } from '../answer.ts';
import type { Handlers } from '../context.ts';
import { newToken } from '../random.ts';

export const uploadImage: Handlers['uploadImage'] = async (file, { db, now, random, merchant, account }) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return () => {
    if (bytes.length > LARGEST_IMAGE) return refuse(PAGE_CODE.uploadTooLarge);
    const type = imageTypeOf(bytes);
    if (type === undefined) return refuse(PAGE_CODE.uploadType);
    const id = newToken(random);
    insertUpload(db, { id, merchant: merchant.code, accountId: account.id, type, bytes, at: now() });
    return ok({ uploadId: id });
  };
};
