"""Split firewood: logs with bark and end grain, and how they lie in a stack."""
import math, random
from mathutils import Vector, noise
from lib import studio as S, materials as M

def end_mat(c1='#8a5f38', c2='#c79a64', crack=1.0):
    g = M.NT("endgrain"); v = g.co('Object'); rd = g.node('ObjectInfo').outputs['Random']; c = g.xyz(v)
    w = g.math('MULTIPLY', g.math('SUBTRACT', g.noise(g.co(vary=True), 14, 4), 0.5), 0.02)
    r = g.math('ADD', g.math('SQRT', g.math('ADD', g.math('MULTIPLY', c[0], c[0]), g.math('MULTIPLY', c[2], c[2]))), w)
    ring = g.math('PINGPONG', g.math('MULTIPLY', r, 260.0), 0.5); a = g.math('ARCTAN2', c[2], c[0])
    ray = g.noise(g.node('CombineXYZ', {0: g.math('MULTIPLY', a, 7.0), 1: g.math('MULTIPLY', r, 9.0), 2: g.math('MULTIPLY', rd, 40.0)}).outputs[0], 3.0, 5, 0.7)
    ck = g.math('MULTIPLY', g.ramp(g.math('ABSOLUTE', g.math('SUBTRACT', ray, 0.5)), (0.0, 1.0), (0.022, 0.0)), crack)
    f = g.math('ADD', g.math('MULTIPLY', ring, 0.55), g.math('ADD', g.math('MULTIPLY', g.noise(g.co(vary=True), 22, 5, 0.65), 0.75), g.math('MULTIPLY', rd, 0.35)))
    col = g.ramp(f, (0.30, c1), (0.85, c2), (1.1, '#d9b486')); col = g.mix(g.ramp(g.math('MULTIPLY', r, 10.0), (0.1, 0.55), (0.42, 0.0)), col, '#7a4a26')
    col = g.mix(g.math('MULTIPLY', ck, 0.85), col, '#1d120a')
    h = g.math('SUBTRACT', g.math('ADD', g.math('MULTIPLY', ring, 0.25), g.math('MULTIPLY', g.noise(g.co(vary=True), 160, 5, 0.7), 0.7)), g.math('MULTIPLY', ck, 1.5))
    return g.out(g.principled(Base_Color=col, Roughness=0.82, Specular=0.2, Normal=g.bump(h, 0.7, 0.003)))

def bark_mat(c1='#1c1511', c2='#5a4a3c', moss=0.0):
    g = M.NT("bark"); v = g.co(scale=(1, 0.35, 1), vary=True); n = g.noise(v, 34, 7, 0.7, 0.6); col = g.ramp(n, (0.34, c1), (0.52, '#3a2d24'), (0.70, c2))
    col = g.mix(g.ramp(g.noise(v, 9, 4), (0.58, 0.0), (0.68, 0.5)), col, '#8a8a80')
    return g.out(g.principled(Base_Color=col, Roughness=0.9, Specular=0.15, Normal=g.bump(n, 1.0, 0.012)))

def split_mat(c1='#7a5330', c2='#c39a68'):
    g = M.NT("split"); v = g.co(scale=(1, 0.06, 1), vary=True); n = g.noise(v, 90, 5, 0.65); b = g.noise(v, 16, 4); rd = g.node('ObjectInfo').outputs['Random']
    col = g.ramp(g.math('ADD', g.math('MULTIPLY', n, 0.5), g.math('ADD', g.math('MULTIPLY', b, 0.5), g.math('MULTIPLY', rd, 0.2))), (0.35, c1), (0.75, c2))
    return g.out(g.principled(Base_Color=col, Roughness=0.8, Specular=0.2, Normal=g.bump(g.math('ADD', n, b), 0.6, 0.006)))

def log(R, L, a0, a1, mats, seed=0):
    """Piece along y between the angles a0 and a1 (degrees) of a round of radius R; 0..360 is a whole round. mats: end, bark, split."""
    full = a1 - a0 >= 359; n = max(8, int((a1 - a0) / 7)); pr = []
    for i in range(n + (0 if full else 1)):
        a = math.radians(a0 + (a1 - a0) * i / n); k = R * (1 + 0.07 * noise.noise(Vector((math.cos(a) * 1.6, math.sin(a) * 1.6, seed))) + 0.025 * noise.noise(Vector((math.cos(a) * 7, math.sin(a) * 7, seed)))); pr.append((k * math.cos(a), k * math.sin(a)))
    if not full: pr.append((0.0, 0.0))
    m = len(pr); st = 6; V, F, I = [], [], []
    for j in range(st + 1):
        y = L * (j / st - 0.5); b = Vector((0.010 * noise.noise(Vector((j * 0.5, seed, 1))), 0, 0.010 * noise.noise(Vector((j * 0.5, seed, 5)))))
        for i, (x, z) in enumerate(pr): q = 1 + 0.035 * noise.noise(Vector((x * 40, y * 14, z * 40 + seed))) * (0 < j < st); V.append((x * q + b.x, y + (0.006 * noise.noise(Vector((x * 30, z * 30, seed + j))) if j in (0, st) else 0), z * q + b.z))
    for j in range(st):
        for i in range(m):
            k = (i + 1) % m; F.append((j * m + i, j * m + k, (j + 1) * m + k, (j + 1) * m + i)); I.append(1 if full or (i < m - 2) else 2)
    F.append(tuple(range(m))); I.append(0); F.append(tuple(st * m + i for i in range(m))[::-1]); I.append(0)
    o = S.mesh("log", V, F, None, angle=35)
    for q in mats: o.data.materials.append(q)
    o.data.polygons.foreach_set('material_index', I); S.fix_normals(o); S.bevel(o, 0.0025, 2); return o

def packed(w, h, rmin, rmax, seed=1, tries=6000):
    """Circles that fill the rectangle 0..w x 0..h, dropped one after the other so that each rests on those below."""
    r = random.Random(seed); C = []; top = lambda x, R: max([R] + [z + math.sqrt((R + q) ** 2 - (x - u) ** 2) for u, z, q in C if abs(x - u) < R + q])
    for _ in range(tries):
        R = r.uniform(rmin, rmax); best = min(((top(x, R), x) for x in [r.uniform(R, w - R) for _ in range(70)]))
        if best[0] + R > h:
            if r.random() < 0.02: break
            continue
        C.append((best[1], best[0], R))
    return C

def stack(w, h, L, mats, loc, rmin=0.045, rmax=0.085, seed=1):
    r = random.Random(seed)
    for i, (x, z, R) in enumerate(packed(w, h, rmin, rmax, seed, 900)):
        parts = r.choice((1, 2, 2, 3, 4)) if R > rmin * 1.15 else 1; t = r.uniform(0, 360); dy = r.uniform(-.03, .03)
        for k in range(parts):
            o = log(R * 0.985, L, 0 if parts == 1 else 360 / parts * k, 360 if parts == 1 else 360 / parts * (k + 1), mats, seed * 50 + i * 4 + k)
            a = math.radians(t + 360 / parts * (k + 0.5)); g = 0.006 if parts > 1 else 0
            S.place(o, (loc[0] + x + g * math.cos(a), loc[1] + dy + r.uniform(-.015, .015), loc[2] + z + g * math.sin(a)), (0, -t, r.uniform(-2, 2)))
